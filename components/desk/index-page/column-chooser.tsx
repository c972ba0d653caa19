'use client'
import { Columns3 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox, Radio } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { GroupField } from '@/components/ui/field'
import { densities, type ColumnPlace, type Density } from '@/lib/domain/desk/index-page'
import { MoveButtons } from '../form/move-buttons'
import { moved } from '../form/moved'
import { arrangeColumns, type ArrangedColumn } from './arrange-columns'
import type { IndexSetup } from './use-index-page'

interface ColumnChooserProps {
  setup: IndexSetup
  columns: readonly (ArrangedColumn & { header: string })[]
}

/** 列设置: which columns an index page shows, their sequence, and the height of its rows. Cards on phones have none. */
export function ColumnChooser({ setup, columns }: ColumnChooserProps) {
  const [isOpen, setOpen] = useState(false)
  const [places, setPlaces] = useState<readonly ColumnPlace[]>([])
  const [density, setDensity] = useState<Density>('wide')
  const arranged = arrangeColumns(columns, places)
  const choose = (next: typeof arranged) =>
    setPlaces(next.map(({ column, shown }) => ({ name: column.name, shown })))
  const shownCount = arranged.filter(({ shown }) => shown).length
  return (
    <>
      <Button
        variant="text"
        aria-haspopup="dialog"
        className="max-md:hidden"
        disabled={!setup.isReady}
        onClick={() => {
          setPlaces(setup.columns)
          setDensity(setup.density)
          setOpen(true)
        }}
      >
        <Columns3 className="size-4" aria-hidden />
        列设置
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="列设置"
        footer={
          <>
            <Button
              variant="text"
              className="mr-auto"
              onClick={() => {
                setPlaces([])
                setDensity('wide')
              }}
            >
              恢复默认
            </Button>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              取消
            </Button>
            <Button
              onClick={() => {
                setup.arrange({ columns: [...places], density })
                setOpen(false)
              }}
            >
              确定
            </Button>
          </>
        }
      >
        <ul aria-label="列" className="divide-line border-line divide-y border-y">
          {arranged.map(({ column, shown }, index) => (
            <li key={column.name} className="flex min-h-10 items-center">
              <Checkbox
                className="mr-auto"
                checked={shown}
                disabled={shown && shownCount === 1}
                onChange={({ target }) =>
                  choose(arranged.map((one, at) => (at === index ? { ...one, shown: target.checked } : one)))
                }
              >
                {column.header}
              </Checkbox>
              <MoveButtons
                name={column.header}
                index={index}
                count={arranged.length}
                onMove={(step) => choose(moved(arranged, index, step))}
              />
            </li>
          ))}
        </ul>
        <div className="mt-4">
          <GroupField id="index-density" label="行高">
            {(Object.entries(densities) as [Density, string][]).map(([value, label]) => (
              <Radio
                key={value}
                name="index-density"
                checked={density === value}
                onChange={() => setDensity(value)}
              >
                {label}
              </Radio>
            ))}
          </GroupField>
        </div>
      </Dialog>
    </>
  )
}
