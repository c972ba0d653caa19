'use client'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { removeWidgets } from '../core/commands/remove'
import { useEditor } from '../document/editor-context'

/** Deletes widgets after a question (spec 4 §W0000), which Enter confirms: the deletion can be undone. */
export function useRemove(): (ids: readonly string[]) => void {
  const editor = useEditor()
  return (ids) => {
    void (async () => {
      const text = ids.length > 1 ? `确定删除选中的${ids.length}个挂件？` : '确定删除该挂件？'
      if (ids.length === 0 || !(await confirm({ text }))) return
      if (editor.run(removeWidgets(ids))) toast.success('删除成功！')
    })()
  }
}
