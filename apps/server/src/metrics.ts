/** Upper bounds of the latency histogram, in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** What the server counts about itself, written in the text format of Prometheus. */
export class Metrics {
  tables = (): number => 0;
  asleep = (): number => 0;
  sockets = 0;
  readonly #answers = { person: 0, bot: 0 };
  readonly #refusals = new Map<string, number>();
  readonly #buckets = BOUNDS.map(() => 0);
  #seconds = 0;
  #timed = 0;

  answered(by: 'person' | 'bot'): void {
    this.#answers[by]++;
  }

  refused(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
  }

  /** How long a person's answer took from its arrival to its acknowledgement. */
  took(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    this.#seconds += seconds;
    this.#timed++;
    BOUNDS.forEach((bound, i) => {
      if (seconds <= bound) this.#buckets[i]++;
    });
  }

  text(): string {
    const lines = [
      ...family('tafelrunde_tables', 'gauge', 'Tables in memory.', [['', this.tables()]]),
      ...family('tafelrunde_tables_asleep', 'gauge', 'Tables in memory whose match is not.', [
        ['', this.asleep()],
      ]),
      ...family('tafelrunde_sockets', 'gauge', 'Open sockets.', [['', this.sockets]]),
      ...family(
        'tafelrunde_answers_total',
        'counter',
        'Answers taken.',
        Object.entries(this.#answers).map(([by, count]) => [`{by="${by}"}`, count]),
      ),
      ...family(
        'tafelrunde_refusals_total',
        'counter',
        'Messages and requests refused, by reason.',
        [...this.#refusals].map(([code, count]) => [`{code="${code}"}`, count]),
      ),
      ...family('tafelrunde_answer_seconds', 'histogram', 'From an answer to its acknowledgement.', []),
      ...BOUNDS.map((bound, i) => `tafelrunde_answer_seconds_bucket{le="${bound}"} ${this.#buckets[i]}`),
      `tafelrunde_answer_seconds_bucket{le="+Inf"} ${this.#timed}`,
      `tafelrunde_answer_seconds_sum ${this.#seconds}`,
      `tafelrunde_answer_seconds_count ${this.#timed}`,
      ...family('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [
        ['', process.memoryUsage.rss()],
      ]),
    ];
    return `${lines.join('\n')}\n`;
  }
}

function family(
  name: string,
  type: string,
  help: string,
  samples: readonly (readonly [labels: string, value: number])[],
): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}
