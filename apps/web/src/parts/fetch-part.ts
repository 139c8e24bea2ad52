let attempts = 0;

/**
 * A part of the client that is fetched when it is needed, and asked for again where it did not come.
 * A browser keeps in mind that an address failed and does not ask there again before the page is
 * loaded again, so another attempt goes to the same file by another query.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const address = addressIn(error);
    if (address === null) throw error;
    attempts++;
    return (await import(/* @vite-ignore */ `${address}?attempt=${attempts}`)) as Part;
  }
}

/** The file that did not come, as browsers name it in what they throw; some name none and ask again by themselves. */
function addressIn(error: unknown): string | null {
  return error instanceof TypeError ? (/https?:\S+\.js/.exec(error.message)?.[0] ?? null) : null;
}
