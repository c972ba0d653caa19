'use client'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { ListSkeleton } from '@/components/member/list-skeleton'
import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { ErrorState } from '@/components/ui/error-state'
import { deskQuery } from '@/lib/client/call/desk'
import type { OpeningStep } from '@/lib/contract/operator/shops/opening'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import { goodsHref } from '@/lib/web/hrefs'
import { useDesk } from '../frame/use-desk'
import { deskProductHref, goodsImportHref } from '../menu/hrefs'
import { deskMenu } from '../menu/pages'

interface StepText {
  title: string
  about: string
  /** The page where it is done; absent for what is set on the server. */
  href?: string
  button?: string
  /** The permission that the step needs. */
  permission?: Permission
  /** How it is done, for steps that need more than a page of the desk. */
  guide?: { title: string; lines: readonly string[] }
  /** Another way to do it. */
  other?: { href: string; label: string }
}

const steps: Record<OpeningStep, StepText> = {
  site: {
    title: '名称和标志',
    about: '顾客在每个页面看到的商城名称和标志',
    href: deskMenu.site.href,
    button: '去设置',
    permission: 'setting:write',
  },
  company: {
    title: '客服、运营主体和备案',
    about: '客服电话、公司名称和备案号，显示在页面底部',
    href: deskMenu.site.href,
    button: '去填写',
    permission: 'setting:write',
  },
  agreement: {
    title: '协议',
    about: '注册协议和隐私政策，已备好模板',
    href: deskMenu.agreements.href,
    button: '去发布',
    permission: 'content:write',
  },
  payment: {
    title: '支付方式',
    about: '先开通微信支付或支付宝的商户号，再请安装商城的工程师在服务器上填写密钥，然后重新启动商城',
    guide: {
      title: '怎样开通支付方式',
      lines: [
        '微信支付：用公司营业执照在 pay.weixin.qq.com 申请商户号，开通 Native 支付、H5 支付和 JSAPI 支付，再取得 API 证书和 APIv3 密钥。',
        '支付宝：在 open.alipay.com 创建网页应用，开通电脑网站支付和手机网站支付，再取得应用私钥和支付宝公钥。',
        '把密钥交给安装商城的工程师，由他写进服务器的变量：名称见上面的说明，每个变量的含义在安装目录的 docs/operate/first-start.md。密钥不要写在聊天记录里。',
        '重新启动商城后回到这里，这一步会显示已完成；再用一笔小额订单试一次付款和退款。',
        '暂时没有商户号时，也可以收对公转账。',
      ],
    },
  },
  category: {
    title: '商品分类',
    about: '顾客按分类找商品',
    href: deskMenu.categories.href,
    button: '去新增',
    permission: 'goods:write',
  },
  goods: {
    title: '第一个商品',
    about: '名称、图片、价格和库存，保存后立即上架；也可以用表格一次导入',
    href: deskProductHref('new'),
    button: '新增商品',
    permission: 'goods:write',
    other: { href: goodsImportHref, label: '用表格导入' },
  },
  home: {
    title: '装修首页',
    about: '用拖拽的方式设计首页',
    href: deskMenu.pages.href,
    button: '去装修',
    permission: 'content:write',
  },
  subsidy: { title: '补贴活动', about: '参加以旧换新等补贴时需要' },
}

/** 开店向导: what is left to do before the mall opens, and the way to a first order (contract operator §9). */
export function OpeningSteps() {
  const role = useDesk().data?.desk_role
  const { data, isError, isFetching, refetch } = useQuery(
    deskQuery.opening.steps.queryOptions({ input: {}, staleTime: 0, meta: { silent: true } }),
  )
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <ListSkeleton />
  const needed = data.list.filter((step) => !step.is_optional)
  const done = needed.filter((step) => step.is_done).length
  const next = needed.find((step) => !step.is_done)?.step
  return (
    <>
      <p className="text-ink nums">
        {next
          ? next === 'payment' && done === needed.length - 1
            ? '可以试运行，开通支付方式后正式开业'
            : `已完成 ${done}/${needed.length} 步`
          : '商城已经可以开业'}
        {data.item_id !== null && (
          <ButtonLink href={goodsHref(data.item_id)} variant="ghost" className="ml-4">
            去商城下第一单
          </ButtonLink>
        )}
      </p>
      <div
        role="progressbar"
        aria-label="开店进度"
        aria-valuemin={0}
        aria-valuemax={needed.length}
        aria-valuenow={done}
        className="bg-page mt-3 h-2 overflow-hidden rounded-full"
      >
        <div
          className="bg-programme-bright h-full rounded-full"
          style={{ width: `${(done / needed.length) * 100}%` }}
        />
      </div>
      <ol className="divide-line border-line mt-6 divide-y border-y">
        {data.list.map(({ step, is_done: isDone, is_optional: isOptional, notes }, index) => {
          const { title, about, href, button, permission, other, guide } = steps[step]
          const isOwn = role !== undefined && permission !== undefined && mayDo(role, permission)
          return (
            <li key={step} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              {isDone ? (
                <CircleCheck className="text-programme-bright size-6 shrink-0" aria-label="这一步已完成" />
              ) : (
                <span
                  className={cx(
                    'nums flex size-6 shrink-0 items-center justify-center rounded-full border text-xs',
                    step === next ? 'border-brand text-brand' : 'border-line text-muted',
                  )}
                >
                  {index + 1}
                </span>
              )}
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="text-ink font-semibold">
                  {title}
                  {isOptional && <span className="text-muted ml-2 text-xs font-normal">可选</span>}
                </h2>
                <p className="text-muted mt-0.5 text-sm">{about}</p>
                {notes.map((note) => (
                  <p key={note} className="text-text mt-0.5 text-sm break-words">
                    {note}
                  </p>
                ))}
                {guide && (
                  <details className="mt-2 text-sm">
                    <summary className="text-link hover:text-brand inline-flex min-h-6 cursor-pointer items-center">
                      {guide.title}
                    </summary>
                    <ol className="text-text mt-2 grid list-decimal gap-1.5 pl-5">
                      {guide.lines.map((line) => (
                        <li key={line} className="break-words">
                          {line}
                        </li>
                      ))}
                    </ol>
                  </details>
                )}
              </div>
              {isOwn && other && (
                <ButtonLink href={other.href} variant="ghost" className="max-md:ml-10">
                  {other.label}
                </ButtonLink>
              )}
              {isOwn && href && button && (
                <ButtonLink
                  href={href}
                  variant={step === next ? 'primary' : 'ghost'}
                  className="max-md:ml-10"
                >
                  {isDone ? '查看' : button}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ol>
    </>
  )
}
