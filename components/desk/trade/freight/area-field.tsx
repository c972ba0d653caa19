'use client'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useRegions } from '@/components/address/region-select'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import type { RegionNode } from '@/lib/contract/region'
import type { IndexedRegion } from '@/lib/domain/delivery/region-index'
import { areaText, isChosen, isPartlyChosen, withRegion } from './area-choice'

interface AreaFieldProps {
  id: string
  /** The rule that the regions belong to, such as 运费规则2. */
  label: string
  value: readonly string[]
  onChange: (area: string[]) => void
  index: ReadonlyMap<string, IndexedRegion>
  /** Of a rule that needs regions; without it none means the whole country. */
  emptyText?: string
}

/** The regions of a rule, chosen in a dialog. */
export function AreaField({ id, label, value, onChange, index, emptyText }: AreaFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const [round, setRound] = useState(0)
  const text = value.length === 0 && emptyText ? emptyText : areaText(value, index)
  return (
    <>
      <Button
        id={id}
        variant="ghost"
        aria-haspopup="dialog"
        aria-label={`${text}，${label}的地区`}
        className="max-w-full justify-between"
        onClick={() => {
          setRound(round + 1)
          setOpen(true)
        }}
      >
        <span className="truncate">{text}</span>
      </Button>
      <AreaDialog
        key={round}
        open={isOpen}
        title={`${label}的地区`}
        value={value}
        index={index}
        onClose={() => setOpen(false)}
        onChosen={(area) => {
          setOpen(false)
          onChange(area)
        }}
      />
    </>
  )
}

interface AreaDialogProps {
  open: boolean
  title: string
  value: readonly string[]
  index: ReadonlyMap<string, IndexedRegion>
  onClose: () => void
  onChosen: (area: string[]) => void
}

function AreaDialog({ open, title, value, index, onClose, onChosen }: AreaDialogProps) {
  const { data: tree = [] } = useRegions()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(value))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      width={560}
      dismissable={false}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            取消
          </Button>
          <Button onClick={() => onChosen([...chosen])}>确定</Button>
        </>
      }
    >
      <p aria-live="polite" className="text-muted mb-2 text-sm">
        已选：{chosen.size === 0 ? '无' : areaText([...chosen], index)}
      </p>
      <ul className="divide-line border-line divide-y border-y">
        {tree.map((branch) => (
          <Branch
            key={branch.id}
            branch={branch}
            chosen={chosen}
            index={index}
            onToggle={(id, isOn) => setChosen((now) => withRegion(now, id, isOn, tree, index))}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface BranchProps {
  branch: RegionNode
  chosen: ReadonlySet<string>
  index: ReadonlyMap<string, IndexedRegion>
  onToggle: (id: string, isOn: boolean) => void
}

/** A region with those inside it, which are shown when it is opened. */
function Branch({ branch, chosen, index, onToggle }: BranchProps) {
  const [isOpen, setOpen] = useState(false)
  const { id, label, children = [] } = branch
  const box = useRef<HTMLInputElement>(null)
  const isPartly = isPartlyChosen(id, chosen, index)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly
  }, [isPartly])
  const Arrow = isOpen ? ChevronDown : ChevronRight
  return (
    <li>
      <span className="flex min-h-9 items-center gap-2 max-md:min-h-11">
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${label}的下级地区`}
            className="text-muted hover:text-brand tap grid size-6 place-items-center"
            onClick={() => setOpen(!isOpen)}
          >
            <Arrow className="size-4" strokeWidth={1.5} aria-hidden />
          </button>
        ) : (
          <span className="size-6" />
        )}
        <Checkbox
          ref={box}
          checked={isChosen(id, chosen, index)}
          onChange={({ target }) => onToggle(id, target.checked)}
        >
          {label}
        </Checkbox>
      </span>
      {isOpen && (
        <ul className="pl-6">
          {children.map((child) => (
            <Branch key={child.id} branch={child} chosen={chosen} index={index} onToggle={onToggle} />
          ))}
        </ul>
      )}
    </li>
  )
}
