import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { GoodsProfile } from '@/lib/domain/import/profile'
import type { TableShape } from '@/lib/server/ground/table-file/table-shape'
import type { TaskFile } from '@/lib/server/ground/task-file/task-files'

/** The choices that apply to a whole file. */
export interface ImportOptions {
  /** Yuan for one unit of the currency of the file. */
  rate: number
  /** Creates brands, categories and tags that do not exist. */
  creates: boolean
  /** The state of sale of all products; null as the file says. */
  status: ApproveStatus | null
  /** Freight template of products that name none, and of new ones whose template does not exist; 0 for free delivery. */
  templatesId: number
  /** Its name when the file was checked; absent in tasks of earlier releases. */
  templateName?: string
  /** Refuses products whose freight template does not exist. */
  refusesTemplates?: boolean
  /** Sales category of products that name none; 0 for none. */
  categoryId: number
}

/** What an import of products works on. */
export interface GoodsImportInput {
  table: TaskFile
  /** A ZIP with pictures. */
  pictures: TaskFile | null
  /** What the file is, once it was read. */
  shape: TableShape | null
  profile: GoodsProfile | null
  /** Field of each column, where the operator has chosen them. */
  mapping: string[] | null
  /** The same for files with the same header: the choices of one are offered for the next. */
  headerKey: string
  /** Names of grades, which head columns with their prices. */
  grades: string[]
  listSeparator: string
  pathSeparator: string
  options: ImportOptions
}

/** Choices before the operator has made some. */
export const firstOptions: ImportOptions = {
  rate: 1,
  creates: true,
  status: null,
  templatesId: 0,
  refusesTemplates: false,
  categoryId: 0,
}

/** The kind of tasks that import products. */
export const goodsImportKind = 'goods.import'
