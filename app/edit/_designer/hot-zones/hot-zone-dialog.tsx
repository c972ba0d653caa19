'use client'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { PickerDialog } from '@/components/desk/pickers/picker-dialog'
import { Button } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import type { HotZonesField } from '@/widgets/setting-fields'
import type { Box } from '../core/geometry/box'
import { mayAdd, mayDelete } from '../settings/list-limits'
import { zoneName, type HotZone } from './zone'
import { boxOf, newBox, rectOf } from './zone-geometry'
import { ZoneSettings } from './zone-settings'
import { ZoneStage } from './zone-stage'

interface Props {
  field: HotZonesField
  picture: string
  ratio: number
  zones: readonly HotZone[]
  /** The rectangle that is selected at first; -1 for none. */
  first: number
  onSubmit: (zones: HotZone[]) => void
  onClose: () => void
}

/** 编辑热区: rectangles on the picture, each with a link (spec 4 §W0003). 确定 is one step of the history. */
export default function HotZoneDialog({ field, picture, ratio, zones, first, onSubmit, onClose }: Props) {
  const [edited, setEdited] = useState<readonly HotZone[]>(zones)
  const [selected, setSelected] = useState(first)

  const add = (box: Box) => {
    if (!mayAdd(edited.length, field.limits)) return
    setEdited([...edited, { ...rectOf(box), pathData: {} }])
    setSelected(edited.length)
  }
  const change = (index: number, values: Partial<HotZone>) => {
    setEdited(edited.map((zone, one) => (one === index ? { ...zone, ...values } : zone)))
  }
  const remove = async (index: number) => {
    if (!(await mayDelete(edited.length, field))) return
    setEdited((all) => all.toSpliced(index, 1))
    setSelected(-1)
    toast.success('删除成功！')
  }
  const close = async () => {
    if (edited === zones || (await confirm({ text: '放弃对热区的修改？', danger: true }))) onClose()
  }

  return (
    <PickerDialog
      title="编辑热区"
      width={1120}
      count={edited.length}
      max={1}
      mayBeEmpty
      onSubmit={() => {
        onSubmit([...edited])
      }}
      onClose={() => void close()}
    >
      <div className="flex items-start gap-5">
        <div className="min-w-0">
          <ZoneStage
            picture={picture}
            ratio={ratio}
            boxes={edited.map(boxOf)}
            names={edited.map(zoneName)}
            selected={selected}
            onSelect={setSelected}
            onChange={(index, box) => {
              if (index < 0) add(box)
              else change(index, rectOf(box))
            }}
            onRemove={(index) => void remove(index)}
          />
          <p className="text-muted mt-2 text-xs">
            在图片上拖动画出热区。方向键移动，Alt + 方向键调整大小，按住 Shift 步子更大，Delete 删除。
          </p>
        </div>
        <div className="min-w-72 flex-1">
          <Button
            variant="ghost"
            size="small"
            block
            onClick={() => {
              add(newBox(edited.length))
            }}
          >
            <Plus className="size-3.5" aria-hidden />
            添加热区
          </Button>
          <ul aria-label="热区" className="mt-2 grid max-h-[30rem] gap-1.5 overflow-y-auto">
            {edited.map((zone, index) => (
              <li
                key={index}
                className={cx('rounded-control border', index === selected ? 'border-link' : 'border-line')}
              >
                <span className="flex items-center pr-1">
                  <button
                    type="button"
                    aria-expanded={index === selected}
                    className="h-9 min-w-0 flex-1 truncate px-2.5 text-left text-xs"
                    onClick={() => {
                      setSelected(index === selected ? -1 : index)
                    }}
                  >
                    {zoneName(zone, index)}
                  </button>
                  <button
                    type="button"
                    aria-label={`删除热区${index + 1}`}
                    className="text-muted hover:text-brand flex size-8 shrink-0 items-center justify-center"
                    onClick={() => void remove(index)}
                  >
                    <Trash2 className="size-3.5" aria-hidden />
                  </button>
                </span>
                {index === selected && (
                  <ZoneSettings
                    box={boxOf(zone)}
                    link={zone.pathData}
                    onBox={(box) => {
                      change(index, rectOf(box))
                    }}
                    onLink={(pathData) => {
                      change(index, { pathData })
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {edited.length === 0 && <p className="text-muted py-6 text-center text-xs">还没有热区</p>}
        </div>
      </div>
    </PickerDialog>
  )
}
