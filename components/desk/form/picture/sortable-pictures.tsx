'use client'
import { DndContext, KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { cx } from '@/components/ui/cx'
import { PictureTile, type Tile } from './picture-tile'

interface SortablePicturesProps {
  tiles: readonly Tile[]
  onChange: (change: (present: readonly string[]) => string[]) => void
}

/** Pictures that are moved by drag or keyboard: items of the list around them. */
export default function SortablePictures({ tiles, onChange }: SortablePicturesProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  return (
    <DndContext
      sensors={sensors}
      // Its announcements are no items of the list.
      accessibility={{ container: document.body }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onChange((present) =>
            arrayMove([...present], present.indexOf(String(active.id)), present.indexOf(String(over.id))),
          )
      }}
    >
      <SortableContext items={tiles.map(({ url }) => url)} strategy={rectSortingStrategy}>
        {tiles.map((tile) => (
          <SortableTile key={tile.url} {...tile} />
        ))}
      </SortableContext>
    </DndContext>
  )
}

function SortableTile(tile: Tile) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: tile.url,
  })
  return (
    <li
      ref={setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
      className={cx('group relative', isDragging && 'z-10 opacity-80', tile.className)}
    >
      <PictureTile
        {...tile}
        mover={(picture) => (
          <button
            type="button"
            {...attributes}
            {...listeners}
            aria-roledescription="可排序图片"
            aria-label={`${tile.name}，按空格后用方向键移动`}
            className="rounded-control border-line block size-full cursor-grab touch-manipulation overflow-hidden border"
          >
            {picture}
          </button>
        )}
      />
    </li>
  )
}
