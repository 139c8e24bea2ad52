import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { lastWords } from '../src/outside/last-words.ts';
import { start, tafelrunde, temporaryFolder } from './running.ts';

const folder = temporaryFolder();
const examples = join(import.meta.dirname, '..', '..', '..', 'docs', 'example', 'bots');

/** A bot that does this at every question; `answer` is a legal answer, `say` writes a message. */
function bot(name: string, atQuestion: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
const say = (answer) => console.log(JSON.stringify({ type: 'answer', answer }));
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { type, question, view } = JSON.parse(line);
  if (type !== 'moment') continue;
  asked++;
  const answer = question.options.find(({ no }) => no === undefined)?.id;
  ${atQuestion}
}
`,
  );
  return `cmd:${process.execPath} ${file}`;
}

/** Of what a bot is told: what lies where, and what of it is known. */
type Told = Moment | { readonly type: 'welcome' | 'done' | 'refused' | 'over' };
interface Moment {
  readonly type: 'moment';
  readonly viewer: number;
  readonly view: {
    readonly viewer: number;
    readonly step: number;
    readonly piles: {
      readonly hand: readonly { readonly cards: readonly ({ readonly kind?: string } | null)[] }[];
    };
  };
}
interface Played {
  readonly pairs: readonly {
    readonly games: number;
    readonly share: number;
    readonly fallen: Readonly<Record<string, number>>;
  }[];
}

async function meet(player: string, ...more: string[]): Promise<{ played: Played; err: string }> {
  const args = ['arena', 'tictactoe', '--bots', `greedy,${player}`, '--games', '2', '--all', '--json'];
  const { code, out, err } = await tafelrunde([...args, ...more, '--lang', 'en']);
  assert.equal(code, 0, err);
  return { played: JSON.parse(out) as Played, err };
}

describe('a bot from outside', { concurrency: 2 }, () => {
  for (const [name, command] of [
    ['Node', `cmd:${process.execPath} ${join(examples, 'random.mjs')}`],
    ['Python', `cmd:python3 ${join(examples, 'random_bot.py')}`],
  ] as const) {
    it(`written in ${name} plays whole matches, of every kind of question`, async () => {
      const args = ['arena', 'hoard', '--bots', `random,${command}`, '--games', '4', '--all', '--json'];
      // Patience enough for a busy machine: this is about the answers, not about the time they take.
      args.push('--patience', '120000');
      const { code, out, err } = await tafelrunde(args);
      assert.equal(code, 0, err);
      assert.equal(err, '');
      assert.equal((JSON.parse(out) as Played).pairs[0].games, 4);
    });
  }

  it('may have commas in its command, in quotes', async () => {
    const file = join(folder, 'words.txt');
    const noter = bot(
      'noter',
      `(await import('node:fs')).writeFileSync(${JSON.stringify(file)}, process.argv[2]); say(answer);`,
    );
    const { played, err } = await meet(`${noter} "one, two",random`);
    assert.equal(err, '');
    assert.equal(played.pairs.length, 3);
    assert.equal(readFileSync(file, 'utf8'), 'one, two');
  });

  it('is told only what its seat may see', async () => {
    const file = join(folder, 'seen.txt');
    const plays = `${process.execPath} ${join(examples, 'random.mjs')}`;
    const spy = `cmd:sh -c "tee -a ${file} | ${plays}"`;
    const args = [
      'arena',
      'hoard',
      '--bots',
      `greedy,${spy}`,
      '--games',
      '2',
      '--all',
      '--patience',
      '120000',
    ];
    const { code, err } = await tafelrunde(args);
    assert.equal(code, 0, err);
    assert.equal(err, '');
    const seen = { own: 0, others: 0 };
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      assert.doesNotMatch(line, /fairness|nonce|"chance"|"print"/u);
      const told = JSON.parse(line) as Told;
      if (told.type !== 'moment') continue;
      const { viewer, view } = told;
      assert.equal(view.viewer, viewer);
      // Later on a thief knows what it took, and from whom.
      if (view.step > 0) continue;
      view.piles.hand.forEach(({ cards }, seat) => {
        const known = cards.filter((card) => card !== null && 'kind' in card).length;
        if (seat === viewer) seen.own += known;
        else {
          assert.equal(known, 0, line);
          seen.others += cards.length;
        }
      });
    }
    assert.ok(seen.own >= 4 && seen.others >= 4, JSON.stringify(seen));
  });

  for (const [name, does, message, patience] of [
    [
      'crashes',
      `if (asked === 2) throw new Error('my fault'); say(answer);`,
      /has crashed \(Error: my fault\)/u,
      '10000',
    ],
    ['stalls', `if (asked === 1) say(answer);`, /took too long \(no answer within 1500 ms\)/u, '1500'],
    ['floods', `process.stdout.write('x'.repeat(3_000_000));`, /wrote more than anybody asked for/u, '10000'],
    [
      'chatters',
      `for (let i = 0; i < 1000; i++) say(answer);`,
      /wrote more than anybody asked for|several times/u,
      '10000',
    ],
    ['writes nonsense', `console.log('hello?');`, /no JSON \(hello\?\)/u, '10000'],
    ['answers with something not offered', `say('z9');`, /several times.*not-offered/u, '10000'],
  ] as const) {
    it(`that ${name} loses its seat, and the match goes on`, async () => {
      const { played, err } = await meet(bot(name.replaceAll(' ', '-'), does), '--patience', patience);
      assert.equal(played.pairs[0].games, 2);
      assert.match(err, message);
      assert.match(err, /greedy plays on in its place/u);
    });
  }

  it('that cannot be started loses its seat too', async () => {
    const { err } = await meet('cmd:no-such-bot-anywhere');
    assert.match(err, /has crashed/u);
  });
});

describe('a match in which a bot from outside falls', { concurrency: 2 }, () => {
  it('is lost for it, however well its stand-in plays', async () => {
    const missing = 'cmd:no-such-bot-anywhere';
    const args = ['arena', 'hoard', '--bots', `random,${missing}`, '--games', '2'];
    const [json, german, english] = await Promise.all([
      tafelrunde([...args, '--seats', '3', '--json']),
      tafelrunde(args),
      tafelrunde([...args, '--lang', 'en']),
    ]);
    const [{ share, games, fallen }] = (JSON.parse(json.out) as Played).pairs;
    assert.deepEqual({ share, games, fallen }, { share: 1, games: 2, fallen: { random: 0, [missing]: 2 } });
    assert.match(german.err, /^Partie 1: „no-such-bot-anywhere“ auf Platz 2 .*\nPartie 2: .* auf Platz 1 /u);
    assert.match(german.out, /no-such-bot-anywhere\s+ist\s+in\s+2\s+von\s+2\s+Partien\s+ausgefallen/u);
    assert.match(english.out, /no-such-bot-anywhere\s+fell\s+out\s+of\s+2\s+of\s+2\s+matches/u);
  });

  it('is lost even if it falls at one of its seats only, and the others are judged as ever', async () => {
    // It sits at 0 and 2 in every other match, and falls only at seat 2.
    const unsteady = bot(
      'unsteady',
      `if (view.viewer === 2) throw new Error('not here');
  const { kind, options, min } = question;
  const ids = options.filter(({ no }) => no === undefined).map(({ id }) => id);
  say(kind === 'one' ? ids[0] : kind === 'number' ? min : kind === 'confirm' ? true : kind === 'order' ? ids : ids.slice(0, min));`,
    );
    const args = [
      'arena',
      'hoard',
      '--seats',
      '3',
      '--bots',
      `${unsteady},random`,
      '--games',
      '4',
      '--all',
      '--json',
    ];
    const { out, err } = await tafelrunde(args);
    const [{ share, fallen }] = (JSON.parse(out) as Played).pairs;
    assert.deepEqual(fallen, { [unsteady]: 2, random: 0 }, err);
    assert.ok(share <= 0.5, `${share}`);
  });

  it('does not keep it from the next one, if it has played at all', async () => {
    const crasher = bot('crasher', `if (asked === 2) throw new Error('again'); say(answer);`);
    const { played, err } = await meet(crasher, '--games', '6');
    assert.equal(played.pairs[0].fallen[crasher], 6);
    assert.equal(played.pairs[0].share, 1);
    assert.equal(err.match(/has crashed/gu)?.length, 6);
    assert.doesNotMatch(err, /stays out/u);
  });

  it('is waited for three times, and then no more', async () => {
    const sleeper = bot('sleeper', '');
    const { played, err } = await meet(sleeper, '--games', '300', '--patience', '300');
    const [{ games, share, fallen }] = played.pairs;
    assert.deepEqual([games, share, fallen[sleeper]], [300, 1, 300]);
    assert.equal(err.match(/took too long/gu)?.length, 3);
    assert.equal(err.match(/stays out of the others of this series/gu)?.length, 1);
  });

  it('is lost for both where both fall', async () => {
    const [one, other] = ['cmd:no-such-bot', 'cmd:nor-such-a-bot'];
    const args = ['arena', 'tictactoe', '--bots', `${one},${other}`, '--games', '10', '--all', '--json'];
    const { out } = await tafelrunde(args);
    const [{ games, share, fallen }] = (JSON.parse(out) as Played).pairs;
    assert.deepEqual([games, share, fallen], [10, 0.5, { [one]: 10, [other]: 10 }]);
  });
});

describe('a match that is not played because a bot is left out', { concurrency: 2 }, () => {
  const absent = 'cmd:no-such-bot';
  const opponents: readonly (readonly [string, string, number, number])[] = [
    ['falls itself whenever it plays', `if (asked === 2) throw new Error('me too'); say(answer);`, 0.5, 3],
    ['has come to the end of one', `say(answer);`, 1, 0],
  ];
  for (const [who, does, won, fell] of opponents)
    it(`is ${won === 1 ? 'won' : 'a draw'} for an opponent that ${who}`, async () => {
      const opponent = bot(who.replaceAll(' ', '-'), does);
      const args = [
        'arena',
        'tictactoe',
        '--bots',
        `${opponent},${absent}`,
        '--games',
        '6',
        '--all',
        '--json',
      ];
      const { out, err } = await tafelrunde(args);
      const [{ share, fallen }] = (JSON.parse(out) as Played).pairs;
      assert.deepEqual({ share, fallen }, { share: won, fallen: { [opponent]: fell, [absent]: 6 } }, err);
    });
});

describe('what is said of a bot from outside that falls', { concurrency: 2 }, () => {
  for (const [name, does, german, english] of [
    [
      'stalls-twice',
      '',
      /hat zu lange gebraucht \(keine Antwort in 900 ms\)\./u,
      /took too long \(no answer within 900 ms\)\./u,
    ],
    [
      'leaves',
      'process.exit(3);',
      /hat aufgehört, bevor die Partie zu Ende war \(3\)/u,
      /ended before the match was over \(3\)/u,
    ],
    [
      'leaves-in-peace',
      `console.error('Error count: none'); process.exit(0);`,
      /hat aufgehört, bevor die Partie zu Ende war \(0\)/u,
      /ended before the match was over \(0\)/u,
    ],
    [
      'mumbles',
      `console.log('{}');`,
      /etwas geschrieben, das keine Antwort ist \(\{\}\)/u,
      /something that is no answer \(\{\}\)/u,
    ],
    [
      'shouts',
      `console.log('{"type":"shout","answer":1}');`,
      /etwas geschickt, das ein Bot nicht schickt \(.*shout/u,
      /sent something that bots do not send \(.*shout/u,
    ],
  ] as const) {
    it(`is in one language: ${name}`, async () => {
      const args = ['arena', 'tictactoe', '--games', '2', '--bots', `random,${bot(name, does)}`];
      args.push('--patience', name.startsWith('stalls') ? '900' : '20000');
      const [de, en] = await Promise.all([tafelrunde(args), tafelrunde([...args, '--lang', 'en'])]);
      assert.match(de.err, german);
      assert.match(en.err, english);
    });
  }
});

describe('what a bot from outside has died of', () => {
  for (const [language, trace, words] of [
    [
      'Node',
      `file:///bots/mine.mjs:3\n  throw new TypeError('my fault');\n        ^\n\nTypeError: my fault
    at choose (file:///bots/mine.mjs:3:9)\n    at new ErrorCounter (file:///bots/Error.mjs:9:1) {
  cause: RangeError: deeper\n      at file:///bots/mine.mjs:1:1\n}\n\nNode.js v24.1.0\n`,
      'TypeError: my fault',
    ],
    [
      'Node, with a message of two lines',
      'file:///bots/mine.mjs:3\nError: first\nsecond\n    at file:///bots/mine.mjs:3:9\n\nNode.js v24.1.0\n',
      'Error: first',
    ],
    [
      'Node, with something thrown that is no error',
      `node:internal/modules/run_main:107\n    triggerUncaughtException(\n    ^\njust words
(Use \`node --trace-uncaught ...\` to show where the exception was thrown)\n\nNode.js v24.1.0\n`,
      'just words',
    ],
    [
      'Python',
      'Traceback (most recent call last):\n  File "mine.py", line 3, in <module>\n    go()\nValueError: my fault\n',
      'ValueError: my fault',
    ],
    [
      'Python, with one error after another',
      `Traceback (most recent call last):\n  File "mine.py", line 3, in <module>\nZeroDivisionError: division by zero

The above exception was the direct cause of the following exception:\n
Traceback (most recent call last):\n  File "mine.py", line 4, in <module>\nOops: deep\n`,
      'Oops: deep',
    ],
    [
      'Python, with several errors at once',
      `  + Exception Group Traceback (most recent call last):\n  |   File "mine.py", line 1, in <module>
  |     raise ExceptionGroup("several", [ValueError("one"), TypeError("two")])
  | ExceptionGroup: several (2 sub-exceptions)\n  +-+---------------- 1 ----------------
    | ValueError: one\n    +---------------- 2 ----------------
    | TypeError: two\n    +------------------------------------\n`,
      'TypeError: two',
    ],
    [
      'Python, with an error out of a group of tasks',
      `  + Exception Group Traceback (most recent call last):\n  |   File "mine.py", line 9, in main
  | ExceptionGroup: unhandled errors in a TaskGroup (1 sub-exception)\n  +-+---------------- 1 ----------------
    | Traceback (most recent call last):\n    |   File "mine.py", line 5, in think\n    |     raise Oops("deep")
    | Oops: deep\n    +------------------------------------\n`,
      'Oops: deep',
    ],
    [
      'Rust',
      `\nthread 'main' panicked at src/main.rs:2:5:\nmy fault
note: run with \`RUST_BACKTRACE=1\` environment variable to display a backtrace\n`,
      'my fault',
    ],
    ['a shell', 'sh: 1: no-such-bot: not found\n', 'sh: 1: no-such-bot: not found'],
    ['somebody silent', '\n', ''],
  ] as const) {
    it(`is told in the words of ${language}`, () => assert.equal(lastWords(trace), words));
  }
});

describe('a bot from outside whose match is over', { concurrency: 2 }, () => {
  /** One that writes down all it hears, in its own time, and what it does when nobody speaks any more. */
  const listener = (name: string, atTheEnd: string): { command: string; heard: () => string[] } => {
    const [file, log] = [join(folder, `${name}.mjs`), join(folder, `${name}.txt`)];
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const heard = (what) => appendFileSync(${JSON.stringify(log)}, what + '\\n');
for await (const line of createInterface({ input: process.stdin })) {
  const { type, question, result } = JSON.parse(line);
  if (type === 'over') await new Promise((resolve) => setTimeout(resolve, 30));
  heard(type === 'over' ? 'over ' + result.how : type);
  const answer = question?.options.find(({ no }) => no === undefined)?.id;
  if (type === 'moment') console.log(JSON.stringify({ type: 'answer', answer }));
}
${atTheEnd}
`,
    );
    const heard = (): string[] => readFileSync(log, 'utf8').trimEnd().split('\n');
    return { command: `cmd:${process.execPath} ${file}`, heard };
  };

  it('hears how it ended, in every match, and may end by itself', async () => {
    const { command, heard } = listener('listens', `heard('goodbye');`);
    const { err } = await meet(command, '--games', '4');
    assert.equal(err, '');
    const ends = heard().filter((line) => /^(?:welcome|over|goodbye)/u.test(line));
    const match = ['welcome', 'over', 'goodbye'];
    assert.deepEqual(
      ends.map((line) => line.split(' ')[0]),
      Array.from({ length: 4 }, () => match).flat(),
    );
    assert.match(
      heard().find((line) => line.startsWith('over'))!,
      /^over (?:line|full)$/u,
    );
  });

  it('is sent away when it does not go', async () => {
    const { command, heard } = listener('stays', `heard(process.pid); setInterval(() => {}, 1000);`);
    await meet(command);
    const stayed = heard().map(Number).filter(Number.isInteger);
    assert.equal(stayed.length, 2);
    await until(() => !stayed.some(isAlive));
  });
});

describe('bots from outside when the program is told to end', { concurrency: 2 }, () => {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const) {
    it(`end with it, and what they have started too: ${signal}`, async () => {
      const file = join(folder, `${signal}.txt`);
      // One that thinks for ever, with a child that does not care who listens.
      const thinker = bot(
        signal,
        `const { spawn } = await import('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  (await import('node:fs')).writeFileSync(${JSON.stringify(file)}, process.pid + ' ' + child.pid + '.');
  setInterval(() => {}, 1000);`,
      );
      const arena = start(['arena', 'tictactoe', '--bots', `${thinker},random`, '--games', '2']);
      const ended = new Promise<number | null>((resolve) => arena.on('close', resolve));
      await until(() => existsSync(file) && readFileSync(file, 'utf8').endsWith('.'));
      const processes = readFileSync(file, 'utf8').slice(0, -1).split(' ').map(Number);
      assert.ok(processes.every(isAlive), processes.join(' '));
      try {
        arena.kill(signal);
        assert.equal(await ended, code);
        await until(() => !processes.some(isAlive));
      } finally {
        for (const pid of processes) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
      }
    });
  }
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A process that has ended and only waits to be fetched does not count.
  const status = `/proc/${pid}/status`;
  return !existsSync(status) || !/^State:\s+Z/mu.test(readFileSync(status, 'utf8'));
}

async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries++) {
    assert.ok(tries < 500, 'not within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
