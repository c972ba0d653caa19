'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRegionComplete, useRegions } from '@/components/address/region-select'
import { ErrorState } from '@/components/ui/error-state'
import { Link } from '@/components/ui/link'
import { Skeleton } from '@/components/ui/skeleton'
import { desk, deskQuery } from '@/lib/client/call/desk'
import { confirm } from '@/lib/client/press/confirm'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { toast } from '@/lib/client/press/toast'
import { useSingleMutation } from '@/lib/client/press/use-single-mutation'
import type { EditConflict } from '@/lib/contract/operator/goods-shape'
import type { DeskShop } from '@/lib/contract/operator/shop-desk'
import { mayDo } from '@/lib/domain/desk/roles'
import { shopHref } from '@/lib/web/shop-href'
import { ConflictDialog } from '../goods/conflict-dialog'
import { deskShopHref } from '../menu'
import { SaveBar } from '../save-bar'
import { deskKey, useDesk } from '../use-desk'
import { MallSection } from './mall-section'
import { PlaceSection } from './place-section'
import { ProfileSection, ServiceSection } from './service-section'
import { changedFields, draftOf, emptyShop, problemsOf, wireFields, type ShopDraft } from './shop-draft'
import { fieldId } from './shop-section'

/** Fields as the conflict dialog names them. */
const names: Record<string, string> = {
  name: '店铺名称',
  shop_code: '店铺编号',
  category_id: '店铺类型',
  distribution_type: '经营方式',
  is_valid: '状态',
  is_default: '默认店铺',
  tag_ids: '标签',
  logo: '店铺标志',
  banner: '店铺横幅',
  introduce: '店铺介绍',
  business: '主营',
  contact: '联系人',
  mobile: '店铺电话',
  contract_phone: '客服电话',
  province: '省',
  city: '市',
  area: '区',
  address: '详细地址',
  house_number: '楼层和门牌号',
  lng: '经度',
  lat: '纬度',
  hour: '营业时间',
  is_ziti: '到店自提',
  is_delivery: '快递配送',
  delivery_distance: '配送范围',
}

/** A shop with everything that the desk changes (contract operator §5). */
export function EditShop({ distributorId }: { distributorId: number }) {
  const { data, isError, error, refetch, isFetching } = useQuery({
    ...deskQuery.shop.info.queryOptions({
      input: { distributor_id: distributorId },
      staleTime: 0,
      meta: { silent: true },
    }),
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (data) return <ShopForm stored={data} />
  return isError ? (
    <div className="rounded-panel bg-card p-6">
      <ErrorState text={error.message} onRetry={() => void refetch()} retrying={isFetching} />
    </div>
  ) : (
    <div role="status" aria-label="加载中">
      <Skeleton className="rounded-panel h-96" />
    </div>
  )
}

/** 店铺资料 of a merchant: the own shop. */
export function OwnShop() {
  const { data } = useDesk()
  return data?.shop ? <EditShop distributorId={data.shop.distributor_id} /> : null
}

const closingQuestion = {
  text: '关闭或暂停后，店铺页面和商品不再展示，购物车里的商品不能结算；已有的订单和售后照常处理。确定保存？',
  danger: true,
} as const

/** 新增店铺, or the form of a stored one. */
export function ShopForm({ stored: given }: { stored: DeskShop | null }) {
  const client = useQueryClient()
  const { data: overview } = useDesk()
  const { data: tree } = useRegions()
  const [stored, setStored] = useState(given)
  const [first, setFirst] = useState<ShopDraft>(() => (given ? draftOf(given) : emptyShop))
  const [draft, setDraft] = useState(first)
  const [isSubmitted, setSubmitted] = useState(false)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  const [round, setRound] = useState(0)
  const [created, setCreated] = useState<number | null>(null)
  // After the render without changes, so that nothing asks whether to leave.
  useEffect(() => {
    if (created !== null) location.replace(deskShopHref(created))
  }, [created])
  const isOperator = overview?.shop === null
  const mayWrite = overview ? mayDo(overview.desk_role, 'shop:write') : false
  const isChanged = JSON.stringify(first) !== JSON.stringify(draft)
  const { province, city, area } = draft
  const isMoved = province !== first.province || city !== first.city || area !== first.area
  // The region of an older shop may have been abolished since; only a new one is checked.
  const isRegionChosen =
    (stored !== null && !isMoved) || isRegionComplete(tree, { province, city, county: area })
  const found = problemsOf(draft, isRegionChosen)
  const problems = isSubmitted ? found : {}
  const set = (part: Partial<ShopDraft>) => setDraft((now) => ({ ...now, ...part }))
  const begin = (shop: DeskShop) => {
    setStored(shop)
    setFirst(draftOf(shop))
    setDraft(draftOf(shop))
    setSubmitted(false)
    setRound((count) => count + 1)
    client.setQueryData(
      deskQuery.shop.info.queryKey({ input: { distributor_id: shop.distributor_id } }),
      shop,
    )
  }
  const save = useSingleMutation({
    mutationFn: async ({ overwrite }: { overwrite: string[] }) =>
      stored
        ? desk.shop.change({
            ...changedFields(first, draft),
            distributor_id: stored.distributor_id,
            version: stored.version,
            ...(overwrite.length > 0 && { overwrite: JSON.stringify(overwrite) }),
          })
        : { saved: true, conflicts: [], shop: await desk.shop.add(wireFields(draft)) },
    onSuccess: (answer) => {
      void client.invalidateQueries({ queryKey: deskQuery.shop.key() })
      // The frame shows name and logo of the own shop.
      if (!isOperator) void client.invalidateQueries({ queryKey: deskKey })
      if (!answer.saved) {
        setConflicts(answer.conflicts)
        return
      }
      setConflicts([])
      if (!stored) {
        keepSuccess()
        setCreated(answer.shop.distributor_id)
      }
      begin(answer.shop)
      toast.success(stored ? '已保存，店铺页面已更新' : '店铺已新增')
    },
  })
  const submit = async () => {
    setSubmitted(true)
    const [field] = Object.keys(found) as (keyof ShopDraft)[]
    if (field !== undefined) {
      document.getElementById(fieldId(field))?.focus()
      toast.error(found[field] ?? '')
      return
    }
    const isClosing = stored !== null && first.is_valid === 'true' && draft.is_valid !== 'true'
    if (!isClosing || (await confirm(closingQuestion))) save.mutate({ overwrite: [] })
  }
  const section = { draft, set, problems, isFixed: !mayWrite }
  return (
    <div className="grid grid-cols-1 gap-4 max-md:gap-3 [&_:is(input,select,textarea,button)]:scroll-my-24">
      {stored?.is_valid === 'true' && (
        <p className="text-sm max-md:px-4">
          <Link
            href={shopHref({ distributor_id: stored.distributor_id })}
            className="text-link hover:text-brand"
          >
            查看店铺页面
          </Link>
        </p>
      )}
      <MallSection {...section} isFixed={!mayWrite || !isOperator} />
      <ProfileSection {...section} />
      <PlaceSection {...section} />
      <ServiceSection key={round} {...section} />
      {mayWrite && (
        <SaveBar
          isChanged={isChanged}
          isSaving={save.isPending}
          problems={Object.keys(problems).length}
          onSave={() => void submit()}
          onDiscard={
            stored
              ? () => {
                  setDraft(first)
                  setSubmitted(false)
                  setRound((count) => count + 1)
                }
              : undefined
          }
        />
      )}
      <ConflictDialog
        conflicts={conflicts.map((one) => ({ ...one, field: names[one.field] ?? one.field }))}
        isSaving={save.isPending}
        onClose={() => setConflicts([])}
        onReload={() => {
          setConflicts([])
          if (stored) void desk.shop.info({ distributor_id: stored.distributor_id }).then(begin)
        }}
        onOverwrite={() => save.mutate({ overwrite: conflicts.map(({ field }) => field) })}
      />
    </div>
  )
}
