import 'server-only'
import type { GoodsDraft } from '@/lib/domain/import/goods-draft'
import type { TaskNote } from '@/lib/domain/task/task'

/** The notes of one product, and whether one of them refuses it. */
export class Notes {
  readonly list: TaskNote[]
  readonly awaits: TaskNote[] = []
  isRefused = false

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

  tell(text: string, column = '', line = this.draft.lines[0] ?? 0): void {
    this.list.push({ line, column, text })
  }

  await(text: string, column = ''): void {
    this.awaits.push({ line: this.draft.lines[0] ?? 0, column, text })
  }
}
