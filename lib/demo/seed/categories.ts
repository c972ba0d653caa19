import 'server-only'
import { categories } from '@/lib/server/ground/db/schema'
import { pictureUrl } from '../art'
import { categories as tree, goods } from '../data'
import { viewUrl } from '../goods-pictures'
import { mainCategoryId, salesCategoryId } from '../ids'
import type { DemoCategory, GoodsClass } from '../types'
import { batch, type Batch } from './batch'

type Row = typeof categories.$inferInsert

/** Picture of a category: its first product when it has one, otherwise the icon of its class. */
function imageOf(node: DemoCategory, kind: GoodsClass): string {
  const first = goods.find(({ category }) => category === node.key)
  return first ? viewUrl(first, 'front') : pictureUrl({ kind: 'icon', class: kind })
}

/** Rows of a tree, parents before children. Siblings are listed by descending `sort` (contract goods §4.1). */
function rowsOf(idOf: (key: string) => number, isMain: boolean, now: number): Row[] {
  const walk = (nodes: readonly DemoCategory[], parents: number[], kind?: GoodsClass): Row[] =>
    nodes.flatMap((node, index) => {
      const nodeKind = node.class ?? kind
      if (!nodeKind) throw new Error(`category ${node.key} belongs to no class`)
      const path = [...parents, idOf(node.key)]
      const row: Row = {
        categoryId: idOf(node.key),
        categoryName: node.name,
        parentId: parents.at(-1) ?? null,
        level: path.length,
        path,
        isMain,
        sort: nodes.length - index,
        imageUrl: imageOf(node, nodeKind),
        created: now,
        updated: now,
      }
      return [row, ...walk(node.children ?? [], path, nodeKind)]
    })
  return walk(tree, [])
}

/** The sales tree, and the management tree with the same names. */
export const categoryBatches = (now: number): Batch[] => [
  batch(categories, [...rowsOf(salesCategoryId, false, now), ...rowsOf(mainCategoryId, true, now)]),
]
