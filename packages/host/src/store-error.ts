/** Why a store refuses something. */
type StoreErrorCode =
  | 'DATABASE_UNAVAILABLE'
  | 'TABLE_EXISTS'
  | 'TABLE_UNKNOWN'
  | 'TABLE_CHANGED'
  | 'ENTRY_EXISTS'
  | 'LINE_EXISTS';

/** What a store throws on purpose. Nothing has changed. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
