/** The columns of an exported table: what stands above each, and its cell of a row. */
export type ExportColumns<Row> = readonly (readonly [
  header: string,
  cell: (row: Row) => string | number | null,
])[]

export const headersOf = <Row>(columns: ExportColumns<Row>): string[] => columns.map(([header]) => header)

export const cellsOf = <Row>(columns: ExportColumns<Row>, row: Row): (string | number | null)[] =>
  columns.map(([, cell]) => cell(row))

/** Cents as a number of yuan, so that spreadsheets add it up. */
export const yuanNumber = (cents: number): number => cents / 100

export const yesNo = (value: boolean): string => (value ? '是' : '否')
