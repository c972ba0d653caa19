import type { GoodsImportRow } from './goods-row'

/** A line of a file as its cells. */
export interface Header {
  line: number
  cells: readonly string[]
}

export const profileNames = {
  ecshopx: 'ECShopX 商品导入',
  'ecshopx-export': 'ECShopX 商品导出',
  'points-goods': 'ECShopX 积分商品',
  shopify: 'Shopify',
  'shopify-new': 'Shopify（新表头）',
  woocommerce: 'WooCommerce',
  taobao: '淘宝助理数据包',
  google: 'Google 商品数据',
  mapped: '按列对应',
} as const
export type ProfileId = keyof typeof profileNames

/** The kind of a file of products, as its first lines tell it. */
export interface GoodsProfile {
  id: ProfileId
  /** In words for the desk. */
  name: string
  /** Whether prices may be in a foreign currency, so that the operator is asked for the rate. */
  hasCurrency: boolean
  /** How many lines the header takes. */
  headerLines: number
  /** Which of these lines has the names of the columns, counted from 1. */
  nameLine: number
}

/** What a column is. */
export interface ColumnUse {
  /** Its name without invisible characters. */
  header: string
  /** The key of a field or mapping target, or what its profile calls it; empty when it is not imported. */
  use: string
  /** In words: 销售价; 不导入：分润. */
  label: string
}

export interface ReadOptions {
  /** The target of each column by its index; without it the targets are guessed from the names. */
  mapping?: readonly string[]
  /** Names of the grades of members, which head columns with their prices. */
  grades: readonly string[]
  /** What separates values in a cell, and the levels of a category. */
  listSeparator?: string
  pathSeparator?: string
  /** False: no files of pictures came with the table, so that addresses of pictures are preferred to their names. */
  hasPictureFiles?: boolean
}

export interface RowReader {
  /** The rows of products that a row of the file makes: none, one or several. Never throws. */
  read(row: { line: number; cells: readonly string[] }): GoodsImportRow[]
}

/** How files of a profile are read. */
export interface ProfileReading {
  columnUses(header: readonly string[], options: ReadOptions): ColumnUse[]
  rowReader(header: readonly string[], options: ReadOptions): RowReader
}
