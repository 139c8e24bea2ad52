declare module 'virtual:icon-sprite' {
  /** The address of the file that holds every icon as a symbol. */
  const address: string;
  export default address;
}
