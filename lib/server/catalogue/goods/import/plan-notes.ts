import 'server-only'
import type { GoodsDraft } from '@/lib/domain/import/goods-draft'
import type { TaskNote } from '@/lib/domain/task/task'

/** The notes of one product, and whether one of them refuses it. */
export class Notes {
  readonly list: TaskNote[]
  readonly awaits: TaskNote[] = []
  isRefused = false
  /** A picture of the product that the file names cannot be had. */
  isLacking = false

  readonly draft: GoodsDraft

  constructor(draft: GoodsDraft) {
    this.draft = draft
    this.list = [...draft.problems]
    this.isRefused = draft.problems.length > 0
  }

  refuse(text: string, column = '', line = this.draft.lines[0] ?? 0): void {
    this.isRefused = true
    this.list.push({ line, column, text })
  }

  /** As `refuse`, unless something else is said about the cell. */
  refuseOnce(text: string, column: string, line = this.draft.lines[0] ?? 0): void {
    const isTold = this.list.some((note) => note.line === line && note.column === column)
    if (isTold) this.isRefused = true
    else this.refuse(text, column, line)
  }

  tell(text: string, column = '', line = this.draft.lines[0] ?? 0): void {
    this.list.push({ line, column, text })
  }

  await(text: string, column = ''): void {
    this.awaits.push({ line: this.draft.lines[0] ?? 0, column, text })
  }
}
