export { issueNow, shortNumero } from './model/issue.ts'
export { useOpenedAllQuery } from './opened-api.ts'
