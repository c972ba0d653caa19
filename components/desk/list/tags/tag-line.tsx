'use client'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { ListedTag, TagCalls } from './tag-calls'

interface TagLineProps<Tag extends ListedTag> {
  tag: Tag
  /** Its check box. */
  box: ReactNode
  calls: TagCalls<Tag>
  countOf: (tag: Tag) => number
  unit: string
  kept: string | null
  mayWrite: boolean
  shownBy: QueryKey
  onOpen: () => void
}

/** A tag as shoppers see it, what has it, and what can be done with it. */
export function TagLine<Tag extends ListedTag>(props: TagLineProps<Tag>) {
  const { tag, box, calls, countOf, unit, kept, mayWrite, shownBy, onOpen } = props
  const { tag_id: id, tag_name: name } = tag
  const count = countOf(tag)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: shownBy })
  const show = useSingleMutation({
    mutationFn: (isShown: boolean) => calls.change({ tag_id: id, front_show: isShown }),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => calls.remove({ tag_id: id }),
    onSuccess: () => toast.success('已移到回收站'),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      {box}
      <span
        className="rounded-control px-2 py-0.5 text-sm"
        style={{ backgroundColor: tag.tag_color, color: tag.font_color }}
      >
        {name}
      </span>
      <span className="text-muted nums min-w-0 flex-1 text-sm break-words max-md:min-w-24">
        {[`${count}${unit}`, tag.description].filter(Boolean).join(' · ')}
      </span>
      {mayWrite && (
        <span className="flex items-center gap-x-4 max-md:ml-auto">
          <Checkbox
            aria-label={`顾客可见 ${name}`}
            checked={tag.front_show === 1}
            disabled={show.isPending}
            onChange={({ target }) => show.mutate(target.checked)}
          >
            顾客可见
          </Checkbox>
          <Button
            variant="text"
            className="max-md:min-h-11"
            aria-haspopup="dialog"
            aria-label={`编辑${name}`}
            onClick={onOpen}
          >
            编辑
          </Button>
          {kept === null ? (
            <Button
              variant="text"
              className="w-16 max-md:min-h-11"
              aria-label={`删除${name}`}
              loading={remove.isPending}
              onClick={async () => {
                const text =
                  count > 0
                    ? `“${name}”会从${count}${unit}上去掉，30天内可以从回收站恢复。确定删除？`
                    : `确定删除标签“${name}”？30天内可以从回收站恢复。`
                if (await confirm({ text, danger: true })) remove.mutate()
              }}
            >
              删除
            </Button>
          ) : (
            <span className="text-muted w-16 text-center text-sm">{kept}</span>
          )}
        </span>
      )}
    </li>
  )
}
