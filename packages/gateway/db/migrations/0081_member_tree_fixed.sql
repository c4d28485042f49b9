-- Accounts never move: rates, contracts and statements of a whole line rest on who is above whom.
CREATE FUNCTION refuse_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an account never moves to another upline' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER member_upline_fixed BEFORE UPDATE OF upline_id ON member FOR EACH ROW
  WHEN (OLD.upline_id IS DISTINCT FROM NEW.upline_id) EXECUTE FUNCTION refuse_move();
--> statement-breakpoint
CREATE TRIGGER member_tree_fixed BEFORE UPDATE ON member_tree FOR EACH ROW EXECUTE FUNCTION refuse_move();
--> statement-breakpoint
CREATE TRIGGER member_not_below_itself BEFORE INSERT ON member FOR EACH ROW
  WHEN (NEW.upline_id = NEW.id) EXECUTE FUNCTION refuse_move();
