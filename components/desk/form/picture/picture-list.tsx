'use client'
import { ImagePlus, LoaderCircle } from 'lucide-react'
import { lazy, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '@/components/ui/cx'
import { accepted } from '@/lib/client/form/upload-picture'
import { toast } from '@/lib/client/press/toast'
import { mayDo } from '@/lib/domain/desk/roles'
import { useDesk } from '../../frame/use-desk'
import { PictureTile, type Tile } from './picture-tile'
import { usePictureUpload } from './use-picture-upload'

/** Loaded once there are two pictures to move. */
const SortablePictures = lazy(() => import('./sortable-pictures'))

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
  const role = useDesk().data?.desk_role
  // People whose uploads would be refused see the present pictures only.
  const isRefused = role !== undefined && !mayDo(role, 'picture:write')
  const room = isRefused ? 0 : max - value.length - waiting
  const add = (files: readonly File[]) => {
    if (files.length > room) toast.error(`最多${max}张图片`)
    upload(files.slice(0, Math.max(0, room)))
  }
  const size = isSmall ? 'size-14' : 'size-24'
  const tiles: Tile[] = value.map((url, index) => ({
    url,
    name: `${label}${index + 1}`,
    note: index === 0 ? first : undefined,
    className: size,
    onRemove: () => {
      flushSync(() => onChange((present) => present.filter((one) => one !== url)))
      // The button that was pressed is gone.
      adder.current?.focus()
    },
  }))
  const still = tiles.map((tile) => (
    <li key={tile.url} className={cx('group relative', size)}>
      <PictureTile {...tile} />
    </li>
  ))
  return (
    <ul
      aria-label={label}
      className="flex flex-wrap gap-3"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        add([...event.dataTransfer.files])
      }}
    >
      {tiles.length > 1 ? (
        <Suspense fallback={still}>
          <SortablePictures tiles={tiles} onChange={onChange} />
        </Suspense>
      ) : (
        still
      )}
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
  )
}
