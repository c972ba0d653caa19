import 'server-only'
import { goodsBulk } from '@/lib/server/catalogue/goods/bulk/kind'
import { goodsImport } from '@/lib/server/catalogue/goods/import/kind'
import { pictureSource } from '@/lib/server/content/import-picture/picture-source'
import { tableTasks } from '@/lib/server/edge/table-imports/tables'
import type { TaskKind } from '@/lib/server/ground/task/kind'

/** All kinds of tasks. Each knows the types of its own input and items only. */
export const taskKinds: readonly TaskKind[] = [
  goodsImport(pictureSource()) as unknown as TaskKind,
  goodsBulk as unknown as TaskKind,
  ...tableTasks,
]
