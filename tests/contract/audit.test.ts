import { findingsOf, severeFindings } from '../run/audit-report'

const advisory = (id: string, severity: string, name = 'some-package') => ({
  source: 1,
  name,
  dependency: name,
  title: 'a fault',
  range: '<2.0.0',
  severity,
  url: `https://github.com/advisories/${id}`,
})
const report = (...via: object[]) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: {
      'some-package': { name: 'some-package', severity: 'high', via },
      'its-user': { name: 'its-user', severity: 'high', via: ['some-package'] },
    },
  })

describe('the audit of the packages', () => {
  it('fails for severe advisories that nobody has accepted', () => {
    const findings = findingsOf(
      report(advisory('GHSA-1', 'high'), advisory('GHSA-2', 'critical'), advisory('GHSA-3', 'moderate')),
    )
    expect(findings?.map(({ id }) => id)).toEqual(['GHSA-1', 'GHSA-2', 'GHSA-3'])
    const accepted = [{ id: 'GHSA-2', reason: 'only for servers that the mall does not have' }]
    expect(severeFindings(findings ?? [], accepted)).toEqual([
      { id: 'GHSA-1', severity: 'high', package: 'some-package', title: 'a fault' },
    ])
  })

  it('passes without findings', () => {
    expect(findingsOf(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['an error page', '<html></html>'],
    ['an error of the registry', '{"message":"405 Method Not Allowed","statusCode":405}'],
    ['no object', 'null'],
  ])('has no report when the registry answers with %s', (_, text) => {
    expect(findingsOf(text)).toBeNull()
  })
})
