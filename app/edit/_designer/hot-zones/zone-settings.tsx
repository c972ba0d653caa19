'use client'
import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { isEnter } from '@/lib/client/press/is-enter'
import type { Box } from '../core/geometry/box'
import type { Settings } from '../settings/field-props'
import { LinkControl } from '../settings/link-field'
import { whole, withPercent } from './zone-geometry'

const sides = [
  ['x', '左'],
  ['y', '上'],
  ['width', '宽'],
  ['height', '高'],
] as const

/** Percent with one decimal, as typed. */
const textOf = (value: number) => String(Math.round((value / whole) * 1000) / 10)

function SideInput({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (percent: number) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const write = () => {
    const percent = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(percent)) onChange(percent)
    setTyped(null)
  }
  return (
    <span className="flex items-center gap-1">
      <label htmlFor={id} className="text-muted text-xs">
        {label}
      </label>
      <Input
        id={id}
        inputMode="decimal"
        className="h-8!"
        suffix={<span className="text-faint text-xs">%</span>}
        value={typed ?? textOf(value)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={write}
        onKeyDown={(event) => {
          if (isEnter(event)) write()
        }}
      />
    </span>
  )
}

/** Place, size and link of the selected rectangle. */
export const ZoneSettings = ({
  box,
  link,
  onBox,
  onLink,
}: {
  box: Box
  link: Settings
  onBox: (box: Box) => void
  onLink: (link: Settings) => void
}) => (
  <div className="grid grid-cols-1 gap-3 p-2.5">
    <div className="grid grid-cols-2 gap-2">
      {sides.map(([side, label]) => (
        <SideInput
          key={side}
          label={label}
          value={box[side]}
          onChange={(percent) => {
            onBox(withPercent(box, side, percent))
          }}
        />
      ))}
    </div>
    <LinkControl label="链接" link={link} onChange={onLink} onLeave={() => {}} />
  </div>
)
