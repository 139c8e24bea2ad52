declare module 'virtual:icon-sprite' {
  /** The address of the file that holds every icon as a symbol. */
  const address: string;
  export default address;
}

declare module 'virtual:libraries' {
  /** Every library the project runs on. */
  const libraries: readonly {
    readonly name: string;
    readonly licence: string;
    readonly rooms: readonly ('web' | 'server' | 'cli' | 'packages')[];
  }[];
  export default libraries;
}
