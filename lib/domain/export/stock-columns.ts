import type { ExportColumns } from './columns'

/** The stock of a SKU. */
export interface StockRow {
  /** Of the shop; 0 for the mall itself. */
  distributorId: number
  itemBn: string
  store: number
  itemName: string
}

/** The columns of an import of stock (contract files §2), and the name of the product. */
export const stockColumns: ExportColumns<StockRow> = [
  ['店铺ID', (row) => row.distributorId],
  ['商品编码', (row) => row.itemBn],
  ['库存', (row) => row.store],
  ['商品名称', (row) => row.itemName],
]
