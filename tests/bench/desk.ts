/** The desk: importing a file of products, lists of a large mall, and its pages in a browser. */
import { measureFirstLoad } from './desk/first-load.ts'
import { buyers, measureImport, rows } from './desk/import.ts'
import { measureLists, skus } from './desk/lists.ts'
import { type DatabaseName, onEachDatabase } from './lib/malls.ts'
import { isSelected } from './lib/measured-round.ts'
import type { Bench, Outcome } from './lib/registry.ts'

/** Whether `BENCH_ROWS` selects a part: `import PGlite`, `import PostgreSQL`, `lists`, `pages`. */
const parts = {
  import: (database: DatabaseName) => isSelected(`import ${database}`),
  lists: isSelected('lists'),
  pages: isSelected('pages'),
}

export const desk: Bench = {
  name: 'desk',
  subject: `the desk: an import of ${rows} rows, lists with ${skus} SKUs, its pages in a browser`,
  async run() {
    const outcomes: Outcome[] = []
    if (parts.lists) outcomes.push(...(await measureLists()))
    if (parts.pages) outcomes.push(...(await measureFirstLoad()))
    if (parts.import('PostgreSQL') || parts.import('PGlite'))
      await onEachDatabase(
        () => buyers,
        async (mall) => {
          if (parts.import(mall.database)) outcomes.push(...(await measureImport(mall)))
        },
      )
    return outcomes
  },
}
