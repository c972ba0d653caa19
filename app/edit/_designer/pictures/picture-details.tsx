'use client'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { designer } from '@/lib/client/call/designer'
import { confirm } from '@/lib/client/press/confirm'
import { isEnter } from '@/lib/client/press/is-enter'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'

interface Props {
  picture: LibraryPicture
  folders: readonly string[]
  onChanged: (picture: LibraryPicture) => void
  onRemoved: () => void
}

const sizeText = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`

/** Name and folder of the selected picture, and its removal from the library. */
export function PictureDetails({ picture, folders, onChanged, onRemoved }: Props) {
  const id = useId()
  const [name, setName] = useState(picture.name)
  const edit = useSingleMutation({
    mutationFn: (change: { name?: string; kind?: string }) =>
      designer.picture.edit({ picture_id: picture.picture_id, ...change }),
    onSuccess: onChanged,
  })
  const remove = useSingleMutation({
    mutationFn: async () => {
      const question = { text: '确定删除该图片？已使用它的页面不受影响。', danger: true }
      if (!(await confirm(question))) return false
      await designer.picture.remove({ picture_id: picture.picture_id })
      toast.success('删除成功！')
      onRemoved()
      return true
    },
  })
  const rename = () => {
    if (name.trim() !== picture.name) edit.mutate({ name: name.trim() })
  }
  return (
    <div
      role="group"
      aria-label="所选图片"
      className="border-line mt-3 flex flex-wrap items-center gap-3 border-t pt-3"
    >
      <label htmlFor={id} className="text-muted text-xs">
        名称
      </label>
      <Input
        id={id}
        className="h-8! w-56!"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={rename}
        onKeyDown={(event) => {
          if (isEnter(event)) rename()
        }}
      />
      <Select
        aria-label="分组"
        className="w-36"
        value={picture.kind}
        options={[
          { value: '', label: '未分组' },
          ...[...new Set([...folders, picture.kind])]
            .filter(Boolean)
            .map((folder) => ({ value: folder, label: folder })),
        ]}
        onChange={({ target }) => {
          edit.mutate({ kind: target.value })
        }}
      />
      <span className="nums text-muted text-xs">
        {picture.width} × {picture.height}，{sizeText(picture.size)}
      </span>
      <Button
        variant="ghost"
        size="small"
        className="ml-auto"
        loading={remove.isPending}
        onClick={() => {
          remove.mutate()
        }}
      >
        <Trash2 className="size-3.5" aria-hidden />
        删除
      </Button>
    </div>
  )
}
