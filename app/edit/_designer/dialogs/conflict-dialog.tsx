'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showErrorToast } from '@/lib/client/call/error-toast'
import { useEditor } from '../document/editor-context'
import type { Autosave } from '../saving/autosave'
import type { Conflict, Opened, SaveCalls } from '../saving/calls'
import { differencesBetween, patchesBetween, type Difference } from '../saving/differences'
import { merged } from '../saving/merge'
import { settingNames } from '../saving/setting-names'
import { timeText } from './time-text'

const words: Record<Difference['what'], string> = { added: '添加的', removed: '删除的', changed: '修改的' }

/**
 * Resolves a conflict. Shows the other editor, the time of the save and the changes of both sides; the operator keeps
 * the other version or merges the own changes into it.
 */
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
  const at = timeText(conflict.at)
  const base = autosave.savedDocument
  const differences = theirs
    ? [
        ...differencesBetween(base, editor.state.document).map((one) => ({ ...one, who: '我' })),
        ...differencesBetween(base, theirs.document).map((one) => ({ ...one, who: '对方' })),
      ]
    : []
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
                const { document: mine } = editor.state
                const both = merged({ base, mine, theirs: opened.document })
                editor.merge(both, {
                  label: '合并对方的修改',
                  patches: patchesBetween(mine, both),
                  inverse: patchesBetween(both, mine),
                })
                autosave.restart(opened, patchesBetween(opened.document, both))
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
        ，你之后的修改还没有保存。保留我的修改时，对方的其他修改也会保留。
      </p>
      {theirs ? (
        <ul className="mt-3 grid max-h-60 gap-1 overflow-auto" aria-label="差异">
          {differences.map(({ id, type, what, keys, who }) => (
            <li key={`${who}-${id}`} className="text-xs">
              {editor.catalogue.nameOf(type)}：{who}
              {words[what]}
              {settingNames(type, keys)}
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
