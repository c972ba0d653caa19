'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Dialog } from '@/components/ui/dialog'
import type { Side } from '@/lib/domain/desk/merge'
import { minuteText } from '@/lib/domain/time/china'
import type { ConflictRow, SideOf } from './conflict-rules'

interface ConflictDialogProps {
  /** Nothing is open without rows. */
  rows: readonly ConflictRow[]
  isSaving?: boolean
  /** The form is edited on; nothing is saved. */
  onClose: () => void
  onResolve: (sideOf: SideOf) => void
}

const sides: readonly { side: Side; name: string }[] = [
  { side: 'theirs', name: '保留对方' },
  { side: 'mine', name: '使用我的' },
]

/** The parts that two people changed at the same time, each with both values, one of which is chosen. */
export function ConflictDialog({ rows, isSaving = false, onClose, onResolve }: ConflictDialogProps) {
  const isOpen = rows.length > 0
  // While it fades out, the dialog shows what it showed.
  const [shown, setShown] = useState(rows)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map())
  const partsOf = (list: readonly ConflictRow[]) => list.map(({ part, at }) => `${part} ${at}`).join('\n')
  if (isOpen && rows !== shown) {
    if (partsOf(rows) !== partsOf(shown)) setChosen(new Map())
    setShown(rows)
  }
  const choose = (parts: readonly string[], side: Side) =>
    setChosen(new Map([...chosen, ...parts.map((part) => [part, side] as const)]))
  const left = shown.filter(({ part }) => !chosen.has(part)).length
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="有人修改了同样的内容"
      width={720}
      dismissable={false}
      footer={
        <>
          <p aria-live="polite" className="text-muted mr-auto text-sm">
            {left > 0 && `还有${left}项没有选择`}
          </p>
          <Button variant="ghost" onClick={onClose}>
            继续编辑
          </Button>
          <Button
            disabled={left > 0}
            loading={isSaving}
            onClick={() => onResolve((part) => chosen.get(part))}
          >
            保存
          </Button>
        </>
      }
    >
      <p className="text-muted text-sm">请选择每一项保留谁的修改，没有冲突的修改会合并。</p>
      {shown.length > 1 && (
        <div className="mt-2 flex flex-wrap gap-x-4">
          {sides.map(({ side, name }) => (
            <Button
              key={side}
              variant="text"
              onClick={() =>
                choose(
                  shown.map(({ part }) => part),
                  side,
                )
              }
            >
              全部{name}
            </Button>
          ))}
        </div>
      )}
      <ul className="divide-line mt-2 divide-y text-sm">
        {shown.map(({ part, name, by, at, ...values }) => (
          <li key={part} className="py-3">
            <fieldset className="grid gap-2">
              <legend className="mb-2 flex w-full flex-wrap justify-between gap-x-4">
                <span className="text-ink font-semibold">{name}</span>
                <span className="text-muted nums">
                  {by || '其他人'} · {minuteText(at)}
                </span>
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {sides.map((one) => (
                  <ChoiceCard
                    key={one.side}
                    name={`conflict-${part}`}
                    checked={chosen.get(part) === one.side}
                    onChoose={() => choose([part], one.side)}
                    className="min-h-11 px-3 py-2"
                  >
                    <span className="text-muted text-xs">{one.name}</span>
                    <Value>{values[one.side]}</Value>
                  </ChoiceCard>
                ))}
              </div>
            </fieldset>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Value = ({ children }: { children: ReactNode }) => (
  <span className="text-ink nums block max-h-40 overflow-y-auto break-words whitespace-pre-line">
    {children === '' ? <span className="text-muted">空</span> : children}
  </span>
)
