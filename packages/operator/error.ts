/** An error whose message is for the operator; anything else that is thrown is a fault of ours. */
export class OperatorError extends Error {}
