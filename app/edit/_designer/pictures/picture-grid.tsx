'use client'
import { useId } from 'react'
import { Picture } from '@/components/ui/picture'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'

/** The pictures of a page of the library; one is selected. */
export function PictureGrid({
  pictures,
  selected,
  onSelect,
  onSubmit,
}: {
  pictures: readonly LibraryPicture[]
  selected: LibraryPicture | null
  onSelect: (picture: LibraryPicture) => void
  /** A double click takes it at once. */
  onSubmit: (picture: LibraryPicture) => void
}) {
  const group = useId()
  return (
    <div role="radiogroup" aria-label="图片" className="grid grid-cols-6 gap-3">
      {pictures.map((picture) => (
        <label
          key={picture.picture_id}
          title={picture.name}
          className="rounded-control border-line has-checked:border-link has-checked:ring-link has-focus-visible:ring-link relative block cursor-pointer overflow-hidden border has-checked:ring-1 has-focus-visible:ring-2"
          onDoubleClick={() => {
            onSubmit(picture)
          }}
        >
          <input
            type="radio"
            name={group}
            aria-label={picture.name || `图片${picture.picture_id}`}
            className="sr-only"
            checked={selected?.picture_id === picture.picture_id}
            onChange={() => {
              onSelect(picture)
            }}
          />
          <Picture
            src={picture.url}
            alt=""
            width={240}
            fit="contain"
            className="bg-page h-[7.375rem] w-full"
          />
          <span className="block truncate px-2 py-1 text-xs">{picture.name || '未命名'}</span>
        </label>
      ))}
    </div>
  )
}
