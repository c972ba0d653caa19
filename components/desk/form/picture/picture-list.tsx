'use client'
import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { ImagePlus, LoaderCircle, X } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { accepted } from '@/lib/client/form/upload-picture'
import { toast } from '@/lib/client/press/toast'
import { mayDo } from '@/lib/domain/desk/roles'
import { useDesk } from '../../frame/use-desk'
import { usePictureUpload } from './use-picture-upload'

interface PictureListProps {
  /** Their name for assistive technology: 商品图片. */
  label: string
  /** Id of the button that adds one. */
  id?: string
  value: readonly string[]
  max: number
  /** Called with a function of the present pictures: uploads end one after the other. */
  onChange: (change: (present: readonly string[]) => string[]) => void
  /** A note on the first picture, such as 主图. */
  first?: string
  isSmall?: boolean
}

/** Pictures in a sequence: added by files, moved by drag or keyboard, removed. */
export function PictureList({ label, id, value, max, onChange, first, isSmall = false }: PictureListProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const { waiting, upload } = usePictureUpload(label, (url) =>
    onChange((present) => [...present, url].slice(0, max)),
  )
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const role = useDesk().data?.desk_role
  // People whose uploads would be refused see the present pictures only.
  const isRefused = role !== undefined && !mayDo(role, 'picture:write')
  const room = isRefused ? 0 : max - value.length - waiting
  const add = (files: readonly File[]) => {
    if (files.length > room) toast.error(`最多${max}张图片`)
    upload(files.slice(0, Math.max(0, room)))
  }
  const size = isSmall ? 'size-14' : 'size-24'
  return (
    <DndContext
      sensors={sensors}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onChange((present) =>
            arrayMove([...present], present.indexOf(String(active.id)), present.indexOf(String(over.id))),
          )
      }}
    >
      <SortableContext items={[...value]} strategy={rectSortingStrategy}>
        <ul
          aria-label={label}
          className="flex flex-wrap gap-3"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            add([...event.dataTransfer.files])
          }}
        >
          {value.map((url, index) => (
            <PictureTile
              key={url}
              url={url}
              name={`${label}${index + 1}`}
              note={index === 0 ? first : undefined}
              className={size}
              onRemove={() => {
                flushSync(() => onChange((present) => present.filter((one) => one !== url)))
                // The button that was pressed is gone.
                adder.current?.focus()
              }}
            />
          ))}
          {Array.from({ length: waiting }, (_, index) => (
            <li
              key={`waiting-${index}`}
              role="status"
              aria-label="正在上传"
              className={cx('bg-page rounded-control text-muted flex items-center justify-center', size)}
            >
              <LoaderCircle className="size-5 animate-spin" aria-hidden />
            </li>
          ))}
          {room > 0 && (
            <li>
              <button
                ref={adder}
                type="button"
                id={id}
                onClick={() => chooser.current?.click()}
                className={cx(
                  'border-line rounded-control text-muted hover:border-brand hover:text-brand flex flex-col items-center justify-center gap-1 border border-dashed text-xs',
                  size,
                )}
              >
                <ImagePlus className="size-5" aria-hidden />
                {isSmall ? <span className="sr-only">添加{label}</span> : <span>添加图片</span>}
              </button>
              <input
                ref={chooser}
                type="file"
                multiple={max > 1}
                hidden
                accept={accepted}
                aria-label={`${label}文件`}
                onChange={({ target }) => {
                  add([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </li>
          )}
        </ul>
      </SortableContext>
    </DndContext>
  )
}

interface PictureTileProps {
  url: string
  name: string
  note?: string | undefined
  className: string
  onRemove: () => void
}

function PictureTile({ url, name, note, className, onRemove }: PictureTileProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: url })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={cx('group relative', isDragging && 'z-10 opacity-80', className)}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-roledescription="可排序图片"
        aria-label={`${name}，按空格后用方向键移动`}
        className="rounded-control border-line block size-full cursor-grab touch-manipulation overflow-hidden border"
      >
        <Picture src={url} alt="" width={240} className="size-full" />
      </button>
      {note && (
        <span className="bg-ink/70 rounded-b-control pointer-events-none absolute inset-x-0 bottom-0 text-center text-xs leading-5 text-white">
          {note}
        </span>
      )}
      <button
        type="button"
        aria-label={`删除${name}`}
        onClick={onRemove}
        className="bg-ink/70 hover:bg-brand absolute -top-2.5 -right-2.5 flex size-7 items-center justify-center rounded-full text-white"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </li>
  )
}
