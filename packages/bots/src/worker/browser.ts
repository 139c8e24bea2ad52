import { type LoadGame, think, type ThinkOrder } from '../think.ts';
import { carryOut, type Order } from './message.ts';

/** The part of a browser's worker scope that is needed here. */
interface WorkerScope {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Order<ThinkOrder> }) => void): void;
}

/**
 * Let bots think in a browser's worker. The app's worker file calls this with its own loader, because only its bundler
 * knows where the games ended up: `thinkInBrowser(self, loadGame)`.
 */
export function thinkInBrowser(scope: WorkerScope, load: LoadGame): void {
  scope.addEventListener('message', ({ data }) => {
    void carryOut(data, (order) => think(order, load)).then((reply) => scope.postMessage(reply));
  });
}
