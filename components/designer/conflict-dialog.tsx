'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showErrorToast } from '@/lib/client/error-toast'
import { useEditor } from './editor-context'
import type { Autosave } from './saving/autosave'
import type { Conflict, SaveCalls } from './saving/calls'
import { differencesBetween, patchesBetween, type Difference } from './saving/differences'

const words: Record<Difference['what'], string> = {
  added: '我添加的',
  removed: '我删除的',
  changed: '不一样的',
}

type Opened = Awaited<ReturnType<SaveCalls['open']>>

/** Somebody else saved the page in the meantime: who, when, what differs; one page of the two is kept. */
export function ConflictDialog({
  conflict,
  autosave,
  open,
  onClose,
}: {
  conflict: Conflict
  autosave: Autosave
  open: SaveCalls['open']
  /** Decide later: nothing is saved until then. */
  onClose: () => void
}) {
  const editor = useEditor()
  const [theirs, setTheirs] = useState<Opened | null>(null)
  const [busy, setBusy] = useState(false)
  const read = async (then: (opened: Opened) => void) => {
    setBusy(true)
    try {
      then(await open())
    } catch (error) {
      showErrorToast(error)
    } finally {
      setBusy(false)
    }
  }
  const at = new Date(conflict.at * 1000).toLocaleString('zh-CN')
  const differences = theirs ? differencesBetween(theirs.document, editor.state.document) : []
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={false}
      title="页面已被修改"
      width={480}
      footer={
        <>
          <Button
            variant="ghost"
            loading={busy}
            onClick={() =>
              void read((opened) => {
                editor.replace(opened.document)
                autosave.restart(opened, [])
              })
            }
          >
            放弃我的修改
          </Button>
          <Button
            loading={busy}
            onClick={() =>
              void read((opened) => {
                autosave.restart(opened, patchesBetween(opened.document, editor.state.document))
              })
            }
          >
            保留我的修改
          </Button>
        </>
      }
    >
      <p>
        {conflict.editor.name || '另一位操作员'} 在 {at} 保存了
        {conflict.part === 'frame' ? '头部或尾部' : '这个页面'}
        ，你之后的修改还没有保存。
      </p>
      {theirs ? (
        <ul className="mt-3 grid max-h-60 gap-1 overflow-auto" aria-label="差异">
          {differences.map(({ id, type, what }) => (
            <li key={id} className="text-xs">
              {editor.catalogue.nameOf(type)}：{words[what]}
            </li>
          ))}
          {differences.length === 0 && <li className="text-xs">内容相同</li>}
        </ul>
      ) : (
        <Button variant="text" className="mt-3" loading={busy} onClick={() => void read(setTheirs)}>
          查看差异
        </Button>
      )}
    </Dialog>
  )
}
