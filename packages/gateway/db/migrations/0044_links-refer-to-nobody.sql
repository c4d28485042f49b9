ALTER TABLE "password_link" DROP CONSTRAINT "password_link_member_id_member_id_fk";
