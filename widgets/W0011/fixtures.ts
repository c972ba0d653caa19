import type { WidgetFixtures } from '@/widgets/fixtures'

export const fixtures: WidgetFixtures = {
  empty: { text: '' },
  maximal: {
    text: '旧机带走，新机进门\n'.repeat(100),
    fontSize: 64,
    fontWeight: 'bold',
    fontStyle: 'italic',
    textDecoration: 'underline',
    data: { linkPage: 'page', url: '/items' },
  },
}
