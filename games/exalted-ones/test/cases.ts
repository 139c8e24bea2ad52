import { configureGlobal } from 'fast-check';

/** The same cases in every run; another `FC_SEED` looks further. */
configureGlobal({ seed: Number(process.env.FC_SEED ?? 20261116) });
