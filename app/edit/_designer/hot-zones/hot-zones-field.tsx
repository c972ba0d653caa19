'use client'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/lib/client/press/toast'
import type { HotZonesField } from '@/widgets/setting-fields'
import { changeOf, problemAt, valueOf, type FieldProps } from '../settings/field-props'
import { mayDelete } from '../settings/list-limits'
import { ListError, PickedRow } from '../settings/picked-row'
import { zoneName, type HotZone } from './zone'

const HotZoneDialog = lazy(() => import('./hot-zone-dialog'))

/** Rectangles with links on the picture of the widget: listed here, drawn in a dialog. */
export function HotZonesInput({ field, values, onChange, onLeave, problems }: FieldProps<HotZonesField>) {
  const value = valueOf(field, values)
  const zones = Array.isArray(value) ? (value as HotZone[]) : []
  const picture = String(values[field.picture] ?? '')
  const [width, height] = [Number(values.width), Number(values.height)]
  /** The rectangle that the dialog opens with; -1 for none. */
  const [first, setFirst] = useState<number | null>(null)
  const write = (next: readonly HotZone[]) => {
    onChange(changeOf(field, values, next))
    onLeave()
  }
  const remove = async (index: number) => {
    if (!(await mayDelete(zones.length, field))) return
    write(zones.toSpliced(index, 1))
    toast.success('删除成功！')
  }
  if (!picture) return <p className="text-muted text-xs">选择展示图后，可以在图片上画热区</p>
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button variant="ghost" size="small" block onClick={() => setFirst(-1)}>
        编辑热区
      </Button>
      <ListError text={problemAt(problems, field.key)} />
      <ul aria-label="热区" className="grid grid-cols-1 gap-1.5">
        {zones.map((zone, index) => {
          const name = zoneName(zone, index)
          return (
            <li key={index}>
              <PickedRow
                name={
                  <button
                    type="button"
                    className="hover:text-link block w-full truncate py-1.5 pl-2 text-left"
                    onClick={() => {
                      setFirst(index)
                    }}
                  >
                    {name}
                  </button>
                }
                removeLabel={`删除热区${index + 1}`}
                onRemove={() => void remove(index)}
              />
            </li>
          )
        })}
      </ul>
      {first !== null && (
        <Suspense>
          <HotZoneDialog
            field={field}
            picture={picture}
            ratio={width > 0 && height > 0 ? width / height : 2}
            zones={zones}
            first={first}
            onSubmit={(next) => {
              setFirst(null)
              write(next)
            }}
            onClose={() => {
              setFirst(null)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
