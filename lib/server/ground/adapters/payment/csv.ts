import 'server-only'

/**
 * Cells of a line of a statement. Providers put a tab or a backtick in front of numbers, so that spreadsheets keep them;
 * commas inside of quotes belong to the cell.
 */
export const csvCells = (line: string): string[] =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/^[`\s]+|\s+$/g, ''),
  )
