export { issueNow } from './model/issue.ts'
export { useOpenedAllQuery } from './opened-api.ts'
