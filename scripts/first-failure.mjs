/** A reporter of `node --test` for tests that are expected to fail: it ends the run at the first failure and says which test it was. */
export default async function* firstFailure(source) {
  const names = [];
  for await (const { type, data } of source) {
    if (type === 'test:start') {
      names.length = data.nesting;
      names.push(data.name);
    } else if (type === 'test:fail') {
      process.stdout.write(`${[...names.slice(0, data.nesting), data.name].join(' > ')}\n`, () =>
        process.exit(1),
      );
      yield '';
      return;
    }
  }
}
