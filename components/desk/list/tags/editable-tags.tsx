'use client'
import { useQuery, type QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '@/components/ui/empty'
import { useMay } from '../../frame/use-desk'
import { LoadedList } from '../loaded-list'
import { RecycleBin } from '../recycle-bin'
import { SelectedLines, type LineChange } from '../selected-lines'
import { NewTag } from './new-tag'
import type { ListedTag, TagKind } from './tag-calls'
import { TagDialog } from './tag-dialog'
import { TagLine } from './tag-line'

/** A list of tags that are added, edited, shown to shoppers and removed, one by one or several together. */
export function EditableTags<Tag extends ListedTag, Key extends QueryKey, BinKey extends QueryKey>(
  props: TagKind<Tag, Key, BinKey>,
) {
  const { options, recycled, shownBy, calls, permission, about, keptFor } = props
  const query = useQuery(options)
  const mayWrite = useMay(permission)
  const [open, setOpen] = useState<Tag | null>(null)
  const bulk =
    (kind: 'show' | 'hide' | 'delete'): LineChange['run'] =>
    (ids) =>
      calls.bulk({ tag_ids: JSON.stringify(ids), change: JSON.stringify({ kind }) })
  return (
    <>
      <p className="text-muted mb-4 text-sm">{about}</p>
      {mayWrite && (
        <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
          <NewTag {...props} add={(name) => calls.add({ tag_name: name })} />
          <RecycleBin
            noun="标签"
            optionsOf={recycled}
            restore={(id) => calls.restore({ tag_id: id })}
            shownBy={shownBy}
          />
        </div>
      )}
      <LoadedList query={query} empty={<Empty text="还没有标签" />}>
        {(tags) => (
          <SelectedLines
            rows={tags}
            idOf={({ tag_id: id }) => id}
            nameOf={({ tag_name: name }) => name}
            unit="个标签"
            shownBy={shownBy}
            isOff={!mayWrite}
            className="divide-line border-line divide-y border-y"
            changes={[
              { label: '显示', run: bulk('show') },
              { label: '隐藏', run: bulk('hide') },
              {
                label: '删除',
                run: bulk('delete'),
                question: (count) =>
                  `确定删除${count}个标签？它们会从使用的地方去掉，30天内可以从回收站恢复。`,
              },
            ]}
          >
            {(tag, box) => (
              <TagLine
                key={tag.tag_id}
                {...props}
                tag={tag}
                box={box}
                kept={keptFor?.(tag) ?? null}
                mayWrite={mayWrite}
                onOpen={() => setOpen(tag)}
              />
            )}
          </SelectedLines>
        )}
      </LoadedList>
      {mayWrite && <TagDialog {...props} open={open} onClose={() => setOpen(null)} />}
    </>
  )
}
