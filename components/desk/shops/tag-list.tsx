'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Empty } from '@/components/ui/empty'
import { ErrorState } from '@/components/ui/error-state'
import { Field, fieldControl } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { errorText } from '@/lib/client/call/api-error'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { DeskShopTag } from '@/lib/contract/operator/shop-tag'
import { mayDo } from '@/lib/domain/desk/roles'
import { tagNameMissing } from '@/lib/domain/messages/desk'
import { useDesk } from '../use-desk'

const options = deskQuery.shopTag.list.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } })

/** 店铺标签: labels of shops, of which shoppers see some (contract operator §5). */
export function ShopTagList() {
  const { data, isError, isFetching, refetch } = useQuery(options)
  const role = useDesk().data?.desk_role
  const mayWrite = role !== undefined && mayDo(role, 'shop:write')
  return (
    <>
      <p className="text-muted mb-4 text-sm">标签显示在店铺列表和店铺页面上，顾客可以用来筛选店铺。</p>
      {mayWrite && <NewTag />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <ListSkeleton />}
      {data && data.list.length === 0 && <Empty text="还没有标签" />}
      {data && data.list.length > 0 && (
        <ul className="divide-line border-line divide-y border-y">
          {data.list.map((tag) => (
            <TagLine key={tag.tag_id} tag={tag} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </>
  )
}

function NewTag() {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState('')
  const add = useSingleMutation({
    mutationFn: () => desk.shopTag.add({ tag_name: name.trim() }),
    onSuccess: () => {
      toast.success('已新增')
      setName('')
    },
    onError: (error) => setProblem(errorText(error)),
    meta: { silent: true },
    onSettled: () => client.invalidateQueries({ queryKey: deskQuery.shopTag.key() }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') setProblem(tagNameMissing)
    else add.mutate()
  }
  return (
    <form
      aria-label="新增标签"
      onSubmit={submit}
      noValidate
      className="mb-4 flex flex-wrap items-start gap-3"
    >
      <Field id="shop-tag-name" error={problem} className="w-64">
        <Input
          {...fieldControl('shop-tag-name', problem)}
          aria-label="标签名称"
          placeholder="标签名称，如 体验店"
          autoComplete="off"
          maxLength={20}
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setProblem('')
          }}
        />
      </Field>
      <Button type="submit" loading={add.isPending}>
        新增标签
      </Button>
    </form>
  )
}

function TagLine({ tag, mayWrite }: { tag: DeskShopTag; mayWrite: boolean }) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: deskQuery.shopTag.key() })
  const show = useSingleMutation({
    mutationFn: (front_show: boolean) => desk.shopTag.change({ tag_id: tag.tag_id, front_show }),
    onSettled: refresh,
  })
  const remove = useSingleMutation({
    mutationFn: () => desk.shopTag.remove({ tag_id: tag.tag_id }),
    onSuccess: () => toast.success('已删除'),
    onSettled: refresh,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
      <span
        className="rounded-control px-2 py-0.5 text-sm"
        style={{ backgroundColor: tag.tag_color, color: tag.font_color }}
      >
        {tag.tag_name}
      </span>
      <span className="text-muted nums min-w-0 flex-1 text-sm">{tag.shop_num}个店铺</span>
      {mayWrite && (
        <>
          <Checkbox
            checked={tag.front_show === 1}
            disabled={show.isPending}
            onChange={({ target }) => show.mutate(target.checked)}
          >
            顾客可见
          </Checkbox>
          <Button
            variant="text"
            className="w-16"
            aria-label={`删除${tag.tag_name}`}
            loading={remove.isPending}
            onClick={async () => {
              const text =
                tag.shop_num > 0
                  ? `“${tag.tag_name}”会从${tag.shop_num}个店铺上去掉，确定删除？`
                  : `确定删除标签“${tag.tag_name}”？`
              if (await confirm({ text, danger: true })) remove.mutate()
            }}
          >
            删除
          </Button>
        </>
      )}
    </li>
  )
}
